export const daskGapTexts = {
  uncovered: (gap: string) =>
    `DASK, evinizin yeniden yapım bedelinin ${gap} kadarını ödemez. Deprem teminatını eklerseniz bu kısım ve eşyanız da korunur.`,
  covered: (gap: string) => `Deprem teminatı, DASK’ın ödemediği ${gap} ile eşyanızı korur. DASK’ın yerine geçmez.`,
} as const;
