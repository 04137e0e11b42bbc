export const assetsTexts = {
  title: 'Güvencelerim',
  lead: 'Poliçelerinizin koruduğu her şey, ve eksik kalanlar.',
  unnamed: 'Adı verilmemiş',
  until: (day: string) => `${day} gününe kadar`,
  missing: (name: string) => `${name} yok`,
  ask: 'Teklif al',
  askFor: (name: string, thing: string) => `Teklif al: ${thing}, ${name}`,
  emptyTitle: 'Henüz güvenceye alınmış bir şey yok',
  empty: 'Bir poliçe aldığınızda ya da eklediğinizde aracınız, eviniz ve sevdikleriniz burada durur.',
  add: 'Poliçe ekle',
  names: { traffic: 'Trafik sigortası', kasko: 'Kasko', dask: 'DASK', home: 'Konut sigortası' },
} as const;
