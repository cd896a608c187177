/**
 * Roles that a table has by itself, written out: where the rows stack on a phone, CSS `display` takes them away, and
 * with them what a screen reader knows of rows and cells.
 */
export const asTable = { role: "table" } as const;
export const asRow = { role: "row" } as const;
export const asCell = { role: "cell" } as const;
export const asColumnHead = { role: "columnheader" } as const;
export const asRowHead = { role: "rowheader" } as const;
