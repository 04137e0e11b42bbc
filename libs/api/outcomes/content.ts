/** Refusals of content calls, and of edits to content. */
import { maxBlocks } from '../block-limit';
import type { Outcome } from './outcome';

export const contentOutcomes = {
  contentNotFound: { message: 'Aradığınız sayfa yok ya da kaldırılmış.' },
  slugTaken: { message: 'Bu adres başka bir sayfaya ait. Farklı bir adres yazın.' },
  slugReserved: { message: 'Bu adresi sitenin kendisi kullanıyor. Farklı bir adres yazın.' },
  addressFixed: { message: 'Bu sayfa bir ürünün sayfası: adresi, ürünü ve türü değiştirilemez.' },
  editedMeanwhile: { message: 'Siz düzenlerken sayfa değişti. Yeni sürümü açıp değişikliğinizi ekleyin.' },
  brokenLink: {
    message:
      'Sayfadaki bir bağlantı olmayan ya da henüz yayımlanmamış bir sayfaya gidiyor. O sayfayı yayımlayın ya da bağlantıyı düzeltin.',
  },
  anchorUnknown: {
    message:
      'Bir bağlantı, gittiği sayfada olmayan bir bölümü gösteriyor. Bağlantıdan “#” ile sonrasını silin ya da düzeltin.',
  },
  blockMisplaced: {
    message:
      'Ürün sayfası başlık ve teklif formuyla başlar, ürüne özel her bloktan bir tane olur. Başka sayfalarda bu bloklar kullanılamaz.',
  },
  amountUnknown: { message: 'Sayfada adı bilinmeyen bir tutar var. Adı düzeltin ya da silin.' },
  headingSkipped: { message: 'İlk ara başlık ikinci düzeyde olmalı. Küçük başlığı bir büyük başlığın altına alın.' },
  amountWithoutSource: {
    message: 'Sayfada tutar var, kaynağı yok. Tutarın alındığı yeri ve tarihini kaynaklara ekleyin.',
  },
  discountWithoutSource: {
    message:
      'Sayfada bir indirim ya da tasarruf oranı var, kaynağı yok. Oranın alındığı yeri ve tarihini kaynaklara ekleyin.',
  },
  claimUnproven: {
    message: 'Kanıtlanamayan bir iddia var. “En ucuz” ve “garanti” yerine karşılaştırmanın kendisini yazın.',
  },
  linkNameless: {
    message: 'Bir bağlantının adı nereye gittiğini söylemiyor. “Buraya tıklayın” yerine sayfanın adını yazın.',
  },
  tableHeadEmpty: { message: 'Bir tablonun başlık satırında boş hücre var. Sütunun adını yazın.' },
  tableUneven: {
    message:
      'Bir tablonun satırlarında başlık satırından az ya da çok hücre var. Her satıra her sütun için bir hücre yazın.',
  },
  choiceUnknown: { message: 'Sayfanın kategorisi ya da yazarı yok. Listeden seçin.' },
  imageUndescribed: {
    message: 'Bir görselin açıklaması yok ya da yanındaki yazıyı yineliyor. Görselde ne göründüğünü yazın.',
  },
  inaccessible: {
    message:
      'Bu bölüm erişilebilirlik denetiminden geçmedi. Son değişikliği geri alın; sorun sürerse yazılım ekibine bildirin.',
  },
  documentTooLarge: {
    message: 'Sayfa yavaş bağlantılar için çok büyük. En uzun bloğu kısaltın ya da ayrı bir sayfaya taşıyın.',
  },
  pageUnopened: {
    message: 'Sayfa denendiğinde açılmadı. Son değişikliği geri alın; sorun sürerse yazılım ekibine bildirin.',
  },
  trialUnanswered: {
    message: 'Site yanıt vermediği için sayfayı deneyemedik. Biraz sonra yeniden yayımlayın.',
  },
  pageTooLarge: { message: 'Sayfa çok uzun. Bir bölümünü ayrı bir sayfaya taşıyın.' },
  imageUnknown: { message: 'Bir görselin dosyası yok. Görseli yeniden yükleyin.' },
  linkRefused: {
    message:
      'Bir bağlantının adresi kullanılamaz. “/” ile başlayan bir sayfa, “https://” ile başlayan bir adres, “tel:” ya da “mailto:” yazın.',
  },
  tooManyBlocks: {
    message: `Bir sayfada en çok ${maxBlocks} blok olabilir. Fazlasını ayrı bir sayfaya taşıyın.`,
  },
  notValid: { message: 'Sayfanın bir bölümü eksik ya da fazla uzun.' },
} as const satisfies Record<string, Omit<Outcome, 'title'> & { message: string }>;
export type ContentCode = keyof typeof contentOutcomes;
