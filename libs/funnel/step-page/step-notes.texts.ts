export const stepNotesTexts = {
  kept: 'Yazdıklarınız kaybolmaz',
  keptText: 'Her adımı kaydederiz. Sayfayı kapatsanız da bu tarayıcıda kaldığınız yerden sürdürürsünüz.',
  help: 'Takıldığınız bir yer mi var?',
  helpText: (hours: string) => `Teklifi telefonda birlikte hazırlarız; ${hours} açığız.`,
} as const;
