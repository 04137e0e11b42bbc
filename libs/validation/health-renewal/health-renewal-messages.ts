export const healthRenewalMessages = {
  tooEarly: 'Poliçenizin bitişine 30 günden çok var: “Yok” seçin ya da son 30 günde yeniden gelin',
  tooLate: 'Poliçenizin bitişinden sonra bir aydan çok geçmiş: “Yok” seçin, bekleme süreleri yeniden başlar',
} as const;
