/**
 * The footer's links as the specification lists them (member 2, footer and linked pages). A link is shown only while a remote publishes
 * its path.
 */
import type { SiteLink } from '../products/use-product-links';

export const topicLinks: readonly SiteLink[] = [
  {
    label: 'Trafik sigortası internetten yapılır mı?',
    path: '/trafik-sigortasi-internetten-yapilir-mi-yaptirmak-guvenli-mi',
  },
  { label: 'Trafik sigortası şirketleri hangileri?', path: '/trafik-sigortasi-sirketleri-hangileridir' },
  { label: 'SBM trafik sigortası sorgulama', path: '/sbm-trafik-sigortasi' },
  { label: 'Limitsiz İMM nedir?', path: '/limitsiz-ihtiyari-mali-mesuliyet-teminati' },
  { label: 'Aylık kasko nedir?', path: '/aylik-kasko-nedir' },
  { label: 'Sağlık sigortası nasıl kıyaslanır?', path: '/saglik-sigortasi-nasil-karsilastirilir' },
  { label: 'Doğum sigortası', path: '/dogum-sigortasi' },
  { label: 'Tamamlayıcı sağlıkta doğum paketi', path: '/tamamlayici-saglik-sigortasi-dogum-paketi' },
  {
    label: 'Hamileyken özel sağlık sigortası yapılır mı?',
    path: '/hamileyken-ozel-saglik-sigortasi-yaptirilir-mi',
  },
];

export const quickLinks: readonly SiteLink[] = [
  { label: 'Teklifleri kıyaslayın', path: '/teklif-karsilastir' },
  { label: 'Poliçe iptal başvurusu', path: '/police-iptal/basvuru' },
  { label: 'İptal takibi', path: '/police-iptal/takip' },
  { label: 'Belge yükleme', path: '/dokuman-yukleme' },
  { label: 'İade için IBAN bildirme', path: '/iade-iban-bilgisi' },
  { label: 'Kampanyalar', path: '/kampanyalar' },
  { label: 'Çalışan indirimi', path: '/ilab-calisan-indirimi' },
  { label: 'Blog', path: '/blog' },
  { label: 'Bütün hesaplamalar', path: '/hesaplamalar' },
  { label: 'Bu ay değişen rakamlar', path: '/bu-ay-degisenler' },
  { label: 'DASK primi hesaplama', path: '/dask-hesaplama' },
  { label: 'MTV hesaplama', path: '/mtv-hesaplama-ve-odeme' },
  { label: 'Kasko araç değer listesi', path: '/kasko-arac-deger-listesi' },
  { label: 'Trafik basamağı hesaplama', path: '/trafik-sigortasi-police-basamak-hesaplama' },
  { label: 'Trafik sigortası tavan fiyatları', path: '/trafik-sigortasi-tavan-fiyatlari' },
  { label: 'ÖTV ve KDV hesaplama', path: '/arac-otv-kdv-hesaplama' },
  { label: 'Yakıt hesaplama', path: '/arac-yakit-hesaplama' },
  { label: 'TRAMER nedir?', path: '/tramer-nedir' },
];

export const aboutLinks: readonly SiteLink[] = [
  { label: 'Biz kimiz', path: '/hakkimizda' },
  { label: 'Ödüllerimiz', path: '/odullerimiz' },
  { label: 'Ödüllerimiz hakkında', path: '/odullerimiz-hakkinda' },
  { label: 'Müşteri yorumları', path: '/musteri-yorumlari' },
  { label: 'İşlem rehberi', path: '/islem-rehberi' },
  { label: 'İş başvurusu', path: '/is-basvurusu' },
  { label: 'Kullanıcı sözleşmesi', path: '/kullanici-sozlesmesi' },
  { label: 'Veri politikası', path: '/veri-politikasi' },
  { label: 'Gizlilik politikası', path: '/gizlilik-politikasi' },
  { label: 'İletişim', path: '/iletisim' },
];
