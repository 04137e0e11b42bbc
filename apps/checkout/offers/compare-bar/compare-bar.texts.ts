export const compareBarTexts = {
  bar: 'Kıyaslanacak teklifler',
  oneMore: 'Kıyaslamak için bir teklif daha seçin.',
  clear: 'Temizle',
  compare: (count: number) => `${count} teklifi kıyasla`,
} as const;
