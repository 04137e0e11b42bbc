/** The line of a path such as `/trafik-sigortasi/form/temel-bilgiler`; the query is ignored. */
export const lineAt = <Line extends { slug: string }>(lines: readonly Line[], path: string): Line | undefined => {
  const [slug = ''] = path.split(/[/?#]/).slice(1);
  return lines.find((line) => line.slug === slug);
};
