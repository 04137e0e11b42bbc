import { isOffered, lineFacts } from '@emsal/lines/registry/facts-of';
import type { RemotePath } from '@emsal/platform/remote';
import { calculatorPaths } from '@emsal/products/calculator-paths';
import { informationNoticeTexts } from '@emsal/verify/notice/information-notice.texts';
import { landingLines, type LandingLine } from '@emsal/lines/registry/landings';

const fixed = (pattern: string, more: Partial<RemotePath> = {}): RemotePath => ({
  pattern,
  rank: 10,
  page: 'content',
  settled: true,
  sitemap: [pattern],
  ...more,
});

/** Pages that editors write, at addresses that the site's menus name (spec member 2, content routes and footer). */
export const writtenPages = [
  'hakkimizda',
  'why-different',
  'yaratici-ekiplerimiz',
  'yonetim-takimimiz',
  'aylik-kasko-nedir',
  'dogum-sigortasi',
  'hamileyken-ozel-saglik-sigortasi-yaptirilir-mi',
  'limitsiz-ihtiyari-mali-mesuliyet-teminati',
  'trafik-sigortasi-internetten-yapilir-mi-yaptirmak-guvenli-mi',
  'saglik-sigortasi-nasil-karsilastirilir',
  'sbm-trafik-sigortasi',
  'tramer-nedir',
  'trafik-sigortasi-sirketleri-hangileridir',
  'tamamlayici-saglik-sigortasi-dogum-paketi',
  'odullerimiz',
  'odullerimiz-hakkinda',
  'islem-rehberi',
  'kullanici-sozlesmesi',
  'gizlilik-politikasi',
];

/** The same with a route of their own, which adds what is no text. */
export const formPages = ['iletisim', 'is-basvurusu', 'cekilis', 'kurumsal-kampanya', 'cocuk-resim-yarismasi'];
export const framedPages = ['musteri-yorumlari', ...formPages];

/** The page of a line that is offered exists together with its form; that of another line informs, and stands alone. */
const landing = (line: LandingLine): RemotePath => {
  const path = `/${lineFacts[line].slug}`;
  return fixed(path, isOffered(line) ? { needs: `${path}/form` } : {});
};

/** Its loader may answer 404, and the sitemap gets it from the API. */
const written = (pattern: string): RemotePath => ({ pattern, rank: 10, page: 'content' });

export const paths: readonly RemotePath[] = [
  fixed('/'),
  ...landingLines.map(landing),
  ...Object.values(calculatorPaths).map((path) =>
    // The value list reads the API, which may be away.
    path === calculatorPaths.vehicleValue ? { ...written(path), sitemap: [path] } : fixed(path),
  ),
  fixed(informationNoticeTexts.href),
  { ...written('/blog'), sitemap: ['/blog'] },
  { ...written('/kampanyalar'), sitemap: ['/kampanyalar'] },
  ...framedPages.map((slug) => written(`/${slug}`)),
  ...writtenPages.map((slug) => written(`/${slug}`)),
  { pattern: '/*', rank: 0, page: 'content' },
];
