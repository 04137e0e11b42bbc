/** Names for tariffs and calculators, which pages load without the places of `libs/reference`. The provinces in the order of their traffic codes, `01` first. */
const names =
  'Adana Adıyaman Afyonkarahisar Ağrı Amasya Ankara Antalya Artvin Aydın Balıkesir Bilecik Bingöl Bitlis Bolu Burdur Bursa Çanakkale Çankırı Çorum Denizli Diyarbakır Edirne Elazığ Erzincan Erzurum Eskişehir Gaziantep Giresun Gümüşhane Hakkari Hatay Isparta Mersin İstanbul İzmir Kars Kastamonu Kayseri Kırklareli Kırşehir Kocaeli Konya Kütahya Malatya Manisa Kahramanmaraş Mardin Muğla Muş Nevşehir Niğde Ordu Rize Sakarya Samsun Siirt Sinop Sivas Tekirdağ Tokat Trabzon Tunceli Şanlıurfa Uşak Van Yozgat Zonguldak Aksaray Bayburt Karaman Kırıkkale Batman Şırnak Bartın Ardahan Iğdır Yalova Karabük Kilis Osmaniye Düzce'.split(
    ' ',
  );

export interface Province {
  /** `01` to `81`. */
  code: string;
  name: string;
}

export const provinces: readonly Province[] = names
  .map((name, at) => ({ code: String(at + 1).padStart(2, '0'), name }))
  .sort((a, b) => a.name.localeCompare(b.name, 'tr'));
