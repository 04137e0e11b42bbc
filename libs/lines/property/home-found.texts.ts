export const homeFoundTexts = {
  question: 'Eviniz bu mu?',
  area: (area: string) => `${area}\u00A0m²`,
  built: (years: string) => `yapım yılı ${years}`,
  other: 'Başka bir ev',
} as const;
