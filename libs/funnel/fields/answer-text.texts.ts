export const answerTexts = { yes: 'Evet', no: 'Hayır' } as const;
