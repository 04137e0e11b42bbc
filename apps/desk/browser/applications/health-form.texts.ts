export const healthFormTexts = {
  title: 'Sağlık bilgi formu',
  lead: 'Şirket sağlık beyanı istiyorsa bağlantıyı gönderin. Müşteri telefonuna gelen kodla onaylar; onaylanan yanıtlar burada görünür.',
  firmName: 'Şirket',
  send: 'Bağlantıyı SMS ile gönder',
  created: 'Bağlantı hazır. Önceki bağlantı artık açılmaz.',
  link: (link: string, isSent: boolean) =>
    isSent ? `SMS gitti: ${link}` : `SMS gönderilemedi. Bağlantıyı müşteriye siz iletin: ${link}`,
  state: 'Durum',
  states: { open: 'Müşteri dolduruyor', approved: 'Onaylandı', locked: 'Kilitlendi, yeni form gönderin' },
  createdAt: 'Gönderildi',
  validUntil: 'Son gün',
  approvedAt: 'Onay',
  call: 'Arama',
  callRequested: 'Müşteri form için aranmak istiyor',
} as const;
