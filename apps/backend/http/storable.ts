/** Deeper than any form nests its answers. */
const maxDepth = 16;

/** Whether PostgreSQL can store the value: no NUL and no lone surrogate in its text, limited nesting, and no key of `Object.prototype` such as `valueOf`. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth === maxDepth) return false;
  return Object.entries(value).every(
    ([key, inner]) => !(key in Object.prototype) && isStorable(key) && isStorable(inner, depth + 1),
  );
}
