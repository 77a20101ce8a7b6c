// How the API document types a request: which paths know a method, what fills them, what they take and what they answer.

import type { paths } from "./wire.d.ts";

export type Method = "get" | "post" | "put";

/** The paths that know a method. */
export type PathFor<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

/** The fields of a list of parameters; what may be left out may also be null. */
type Fields<T> = [NonNullable<T>] extends [never]
  ? unknown
  : { [K in keyof NonNullable<T>]: undefined extends NonNullable<T>[K] ? NonNullable<T>[K] | null : NonNullable<T>[K] };

/** What stands in the path, and what is asked in the query. */
export type Parameters<P extends keyof paths, M extends Method> =
  paths[P][M] extends { parameters: { path?: infer A; query?: infer Q } } ? Fields<A> & Fields<Q> : unknown;

/** What is sent. */
export type Body<P extends keyof paths, M extends Method> =
  paths[P][M] extends { requestBody: { content: { "application/json": infer B } } } ? B : undefined;

/** What comes back when it was carried out. */
export type Answer<P extends keyof paths, M extends Method> =
  paths[P][M] extends { responses: { 200: { content: { "application/json": infer A } } } } ? A : null;

/** What can be wished at a table: the last part of its path. */
export type WishName = {
  [P in PathFor<"post">]: P extends `/api/tables/{id}/${infer W}` ? (Body<P, "post"> extends { key?: unknown } ? W : never) : never;
}[PathFor<"post">];

/** What a wish needs. */
export type WishBody<W extends WishName> = `/api/tables/{id}/${W}` extends infer P extends keyof paths ? Body<P, "post"> : never;
