export const adviserTexts = {
  notSold: 'Bu sigortayı henüz internetten satmıyoruz.',
  instead: 'Sorularınızı danışmanımız yanıtlar. Ne aradığınızı sorar, poliçede nelere bakacağınızı anlatır.',
  round: (hours: string) => `Çağrı merkezi ${hours} açık.`,
  whatsapp: 'WhatsApp’tan yazın',
  message: (product: string) => `Merhaba, ${product} hakkında bilgi almak istiyorum.`,
} as const;
