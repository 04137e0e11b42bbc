export const lostOptionsTexts = {
  title: 'Bu teklifler bazı seçimleriniz olmadan geldi',
  item: (firm: string, options: string) => `${firm}: ${options}`,
  option: (label: string, value: string) => `${label} ${value}`,
} as const;
