export const travelStartMessages = {
  past: 'Seyahat sigortası bugünden önce başlayamaz, ileri bir tarih seçin',
} as const;
