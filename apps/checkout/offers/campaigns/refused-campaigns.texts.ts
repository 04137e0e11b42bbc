export const refusedTexts = {
  refused: (name: string, condition: string) => `${name} uygulanmadı. Şirketin koşulu: ${condition}`,
} as const;
