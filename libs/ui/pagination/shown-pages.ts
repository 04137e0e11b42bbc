/** The pages that get a link: first, last, the current one and its neighbours; null stands for those left out between two. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((one, index) => {
    const missing = one - (sorted[index - 1] ?? 0) - 1;
    if (missing === 0) return [one];
    return [missing === 1 ? one - 1 : null, one];
  });
}
