//! Tests as text tables: a heading row, then a row per case.
//!
//! ```text
//! # rule       reserve  egg  dice      action           result
//! WRA-EGG-1    5        2    egg       place-egg r      reserve 4  egg 3
//! ```
//!
//! Columns are separated by two or more blanks; the last column takes the rest of its line. `-` is an empty cell. A
//! line that starts with `//` is a comment.

/// One case.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its line in the table, counted from 1.
    pub line: usize,
    names: Vec<String>,
    cells: Vec<String>,
}

impl Row {
    /// The cell below a heading; empty if the cell is `-` or missing. Panics if there is no such heading.
    pub fn cell(&self, name: &str) -> &str {
        let column = self.names.iter().position(|known| known == name);
        let column = column.unwrap_or_else(|| panic!("line {}: there is no column {name:?}", self.line));
        match self.cells.get(column).map(String::as_str) {
            None | Some("-") => "",
            Some(cell) => cell,
        }
    }

    /// Whether the table has this column.
    pub fn has(&self, name: &str) -> bool {
        self.names.iter().any(|known| known == name)
    }

    /// The row as it was written, for messages.
    pub fn text(&self) -> String {
        format!("line {}: {}", self.line, self.cells.join("  "))
    }
}

/// The rows of a table. A further heading row starts a further table.
pub fn rows(text: &str) -> Vec<Row> {
    let mut names: Vec<String> = Vec::new();
    let mut rows = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with("//") {
            continue;
        }
        if let Some(heading) = line.strip_prefix('#') {
            names = split(heading.trim(), usize::MAX);
            continue;
        }
        assert!(!names.is_empty(), "line {}: a table starts with a heading row: # rule  ...", number + 1);
        rows.push(Row { line: number + 1, names: names.clone(), cells: split(line, names.len()) });
    }
    assert!(!rows.is_empty(), "a table without rows tests nothing");
    rows
}

fn split(line: &str, most: usize) -> Vec<String> {
    let mut cells = Vec::new();
    let mut rest = line;
    while cells.len() + 1 < most
        && let Some(gap) = rest.find("  ")
    {
        cells.push(rest[..gap].to_owned());
        rest = rest[gap..].trim_start();
    }
    cells.push(rest.to_owned());
    cells
}

#[cfg(test)]
mod tests {
    use super::rows;

    #[test]
    fn cells_are_found_by_their_heading() {
        let rows = rows("\n  # rule   top  result\n  // a remark\n  A-1      7    top 8  hand 7\n  A-2      -    x\n");
        assert_eq!(rows.len(), 2);
        assert_eq!(rows[0].cell("rule"), "A-1");
        assert_eq!(rows[0].cell("result"), "top 8  hand 7");
        assert_eq!(rows[1].cell("top"), "");
        assert_eq!(rows[1].line, 5);
    }

    #[test]
    #[should_panic(expected = "tests nothing")]
    fn an_empty_table_is_a_mistake() {
        rows("# rule  result\n");
    }
}
