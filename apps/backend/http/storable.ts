/** Deeper than any form nests its answers. */
const maxDepth = 16;

/**
 * Whether a body may be stored. PostgreSQL takes no NUL and no lone surrogate; limited nesting and no key of `Object.prototype` such as
 * `valueOf` protect the code that reads it later.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth === maxDepth) return false;
  return Object.entries(value).every(
    ([key, inner]) => !(key in Object.prototype) && isStorable(key) && isStorable(inner, depth + 1),
  );
}
