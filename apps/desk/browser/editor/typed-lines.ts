/** What is typed into one field, a line for each item. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());
export const rowOf = (cells: readonly string[]): string => cells.join(' | ');
