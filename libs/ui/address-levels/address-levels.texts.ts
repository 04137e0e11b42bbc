export const addressLevelsTexts = {
  loading: 'Liste yükleniyor',
  failed: (label: string) => `${label} listesi şu anda gelmiyor. Yeniden isteyin ya da adresi elle yazın.`,
  empty: (label: string) => `${label} listesinde kayıt yok. Adres kodunu girin ya da adresi elle yazın.`,
  retry: 'Listeyi yeniden iste',
} as const;
