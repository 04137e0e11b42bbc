/** The content and data calls as the backend answers them, for specs. */
import type { Content } from '@emsal/api/calls/cms/shapes';
import type { PageReply, PageTransport } from '@emsal/platform/page';

export const samplePost: Content = {
  typeId: 0,
  title: 'DASK konut sigortasının yerine geçer mi?',
  seoTitle: 'DASK mı konut mu?',
  seoUrl: 'dask-mi-konut-mu',
  spotImage: null,
  coverImage: 'building',
  shortContent: 'Geçmez: biri binayı depreme karşı korur, öteki evi geri kalan her güne karşı.',
  publishDate: '2026-11-24T09:00:00.000Z',
  changeDate: '2026-11-24T09:00:00.000Z',
  editor: { name: 'Emsal', surname: 'Yayın Ekibi', seoUrl: 'yayin-ekibi', about: 'Yazıları ekipçe hazırlarız.' },
  readingTime: 3,
  category: { title: 'Ev', slug: 'ev', link: '/ev-blog' },
  product: 'TRAFFIC',
  campaignEndDate: null,
  blocks: [
    { kind: 'heading', level: 2, text: 'Sınır nerede?' },
    { kind: 'text', prose: [{ text: 'Bir ' }, { text: 'vurgu', isStrong: true }, { text: 'bağlantı', href: '/blog' }] },
    { kind: 'heading', level: 2, text: 'Hesap' },
    { kind: 'table', caption: 'Tutarlar', head: ['Ad', 'Tutar'], rows: [['DASK', '1']] },
    { kind: 'list', isOrdered: true, items: [[{ text: 'Bir' }], [{ text: 'İki' }]] },
    { kind: 'heading', level: 2, text: 'Özet' },
    { kind: 'note', prose: [{ text: 'Dikkat' }] },
    { kind: 'questions', items: [{ question: 'Zorunlu mu?', answer: 'DASK zorunludur.' }] },
    { kind: 'sources', items: ['Genel şartlar, 2026'] },
  ],
};

const success = (result: unknown): PageReply => ({ status: 200, body: { isSuccess: true, result } });
const list = (body: unknown): PageReply => ({ status: 200, body });
const notFound: PageReply = { status: 200, body: { isSuccess: false, messageCode: 'contentNotFound', message: 'Yok' } };

const brands = [
  { code: '001', name: 'Alfa Romeo' },
  { code: '005', name: 'BMW' },
];
const models = { '001': [{ code: '001101', name: 'Giulia' }], '005': [{ code: '005103', name: '320i' }] };
/** Down to 2015. */
const values = Array.from({ length: 12 }, (_, at) => ({ year: 2026 - at, value: (3_000_000 - at * 150_000) * 100 }));

const hit = {
  kind: 'question',
  title: 'Zorunlu mu?',
  excerpt: 'Evet.',
  link: '/dask-mi-konut-mu#soru-1',
  category: 'Ev',
};

/** @param away every call fails, as in an outage */
export function cmsTransport({
  away = false,
  videos = [] as unknown[],
  campaigns = [] as Content[],
} = {}): PageTransport {
  const answers: ReadonlyArray<[RegExp, PageReply]> = [
    [/GetYoutubePlayList$/, list(videos)],
    [/data\/GetAutoBrandListForInsurancePrice$/, list(brands)],
    [/GetAutoModelListForInsurancePrice\/001\//, list(models['001'])],
    [/GetAutoModelListForInsurancePrice\/005\//, list(models['005'])],
    [/GetVehicleValueList\//, list(values)],
    [/getlist$/, list([samplePost.category])],
    [/getcategoryinfo\/ev$/, success({ ...samplePost.category, description: 'Eviniz için.' })],
    [/contentCountByCategoryUrl\/(ev|tum-yazilar)$/, success(30)],
    [
      /listByCategoryUrl\/ev\/1\/4$/,
      list(['a', 'dask-mi-konut-mu', 'b', 'c'].map((seoUrl) => ({ ...samplePost, seoUrl }))),
    ],
    [/listByCategoryUrl\/(ev|tum-yazilar)\/[12]\//, list([samplePost])],
    [/listByEditorUrl\/yayin-ekibi\/1\/10$/, list([samplePost])],
    [/list(ByCategoryUrl|ByEditorUrl)\//, list([])],
    [/ContentTypeId\/7$/, list(campaigns)],
    [/ContentTypeId\/[389]$/, list([])],
    [/GetRaffleCityList$/, list([{ cityId: '34', cityName: 'İstanbul' }])],
    [/search\?.*=kasko/, success({ total: 100, isWhole: false, hits: [hit] })],
    [/search\?.*=uzay/, success({ total: 0, isWhole: true, hits: [] })],
    [/search\?/, success({ total: 1, isWhole: true, hits: [hit] })],
    [/content\/get\/(dask-mi-konut-mu|eski-adres)/, success(samplePost)],
    [/content\/get\/hakkimizda$/, success({ ...samplePost, seoUrl: 'hakkimizda', category: null, editor: null })],
  ];
  return async ({ path }) =>
    away ? { status: 0, body: null } : (answers.find(([pattern]) => pattern.test(path))?.[1] ?? notFound);
}
