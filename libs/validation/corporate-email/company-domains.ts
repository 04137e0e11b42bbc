/** Companies whose employees have a discount, by the domain of their mail: thirteen of airlines and airports (samples, spec decisions). */
export const companyDomains: Readonly<Record<string, string>> = {
  'uzakdenizhavayolu.example': 'Uzakdeniz Havayolu',
  'turnakargo.example': 'Turna Kargo',
  'kanatteknik.example': 'Kanat Teknik',
  'pistyerhizmetleri.example': 'Pist Yer Hizmetleri',
  'gokikram.example': 'Gök İkram',
  'ufukucusakademisi.example': 'Ufuk Uçuş Akademisi',
  'rotabilisim.example': 'Rota Bilişim',
  'leylekbolgesel.example': 'Leylek Bölgesel Havayolu',
  'martihavataksi.example': 'Martı Hava Taksi',
  'poyrazterminal.example': 'Poyraz Terminal İşletmesi',
  'bulutyakit.example': 'Bulut Havacılık Yakıtı',
  'apronguvenlik.example': 'Apron Güvenlik',
  'kuyruktasarim.example': 'Kuyruk Uçak Tasarımı',
};
