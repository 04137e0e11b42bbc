import { brand } from '@emsal/brand/brand';
import { formatMonth } from '@emsal/platform/formats/dates';
import { noticeTextVersion } from '@emsal/verify/notice/information-notice.texts';

interface Part {
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

export const dataPolicyTexts: {
  title: string;
  description: string;
  lead: string;
  edition: string;
  home: string;
  pictureHeading: readonly string[];
  parts: readonly Part[];
} = {
  title: 'Kişisel verilerin işlenmesine ilişkin aydınlatma metni',
  description:
    'Teklif alırken ve poliçe satın alırken hangi kişisel verilerinizi, neden ve kimlerle paylaşarak işlediğimiz.',
  lead: `6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 10. maddesi uyarınca, veri sorumlusu ${brand.legalName} olarak verilerinizi nasıl işlediğimizi anlatırız.`,
  edition: `Metnin tarihi: ${formatMonth(noticeTextVersion.replace('kvkk-', ''))}`,
  home: 'Ana sayfa',
  pictureHeading: ['Kişisel verileriniz:', 'neyi, neden işleriz?'],
  parts: [
    {
      title: 'Hangi verileri işleriz?',
      points: [
        'Kimlik: ad, soyad, T.C. kimlik ya da vergi numarası, doğum tarihi',
        'İletişim: cep telefonu, yazarsanız e-posta adresi',
        'Araç ve sigorta: plaka, ruhsat bilgileri, önceki poliçe, hasarsızlık basamağı',
        'İşlem güvenliği: tarih, saat, IP adresi, tek kullanımlık kodun doğrulanma kaydı',
        'Ödeme: ödemenin sonucu ve kartın son dört hanesi; kart numarasının tamamı bankanın sayfasında kalır',
      ],
    },
    {
      title: 'Neden işleriz?',
      paragraphs: [
        'Seçtiğiniz sigorta için şirketlerden teklif almak, beğendiğiniz teklifi poliçeye çevirmek, ödemeyi almak, poliçenizi size ulaştırmak ve sonrasındaki sorularınızı yanıtlamak için.',
        'Hukuki sebebimiz bir sözleşmenin kurulması ve ifası (md.\u00a05/2-\u2060c), sigortacılık mevzuatından doğan yükümlülüğümüz (md.\u00a05/2-\u2060ç) ve bir hakkın korunmasıdır (md.\u00a05/2-\u2060e). Teklif almak için açık rıza istemeyiz.',
        'Kampanya mesajı ve araması için ayrı ayrı izin isteriz. İzin vermeniz teklif almanızın koşulu değildir; verdiğiniz izni dilediğiniz an geri alırsınız.',
      ],
    },
    {
      title: 'Kimlerle paylaşırız?',
      points: [
        'Teklif istediğiniz sigorta şirketleri',
        'Sigorta Bilgi ve Gözetim Merkezi ile kimlik ve araç kayıtlarını tutan kamu kurumları',
        'Ödemeyi alan banka, SMS ve e-postayı ileten hizmet sağlayıcılar',
        'Yasa gereği istediğinde yetkili kamu kurumları',
      ],
    },
    {
      title: 'Nasıl toplar, ne kadar saklarız?',
      paragraphs: [
        'Verilerinizi bu sitedeki formlardan, çağrı merkezinden ve sizin adınıza sorguladığımız kayıtlardan elektronik ortamda toplarız. Mevzuatın öngördüğü süre boyunca saklar, süre dolunca siler ya da anonim hâle getiririz.',
      ],
    },
    {
      title: 'Haklarınız',
      paragraphs: [
        'Kanun’un 11. maddesi uyarınca verilerinizin işlenip işlenmediğini öğrenebilir, bilgi, düzeltme ve silme isteyebilir, işlemenin sonucuna itiraz edebilir, zararınızın giderilmesini isteyebilirsiniz.',
        `Başvurunuzu ${brand.email} adresine ya da ${brand.address} adresine yazılı olarak gönderin. En geç otuz gün içinde yanıtlarız.`,
      ],
    },
  ],
};
