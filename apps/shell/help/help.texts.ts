export const helpTexts = {
  button: 'Yardım isteyin',
  title: 'Bir danışmanla konuşun',
  round: (hours: string) => `Çağrı merkezi ${hours} açık.`,
  whatsapp: 'WhatsApp’tan yazın',
  page: 'Yardım sayfası',
  close: 'Kapat',
} as const;
