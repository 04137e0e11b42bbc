export const stepEndingTexts = {
  ways: 'Yapabilecekleriniz',
  call: (phone: string) => `${phone} numarasını arayın`,
  whatsapp: { title: 'WhatsApp’tan yazın', text: 'Sorunuzu yazın, danışmanımız yanıtlasın' },
  documentTitle: (title: string, brand: string) => `${title} | ${brand}`,
} as const;
