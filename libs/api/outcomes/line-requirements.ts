/** Refusals of lines that require something besides valid answers: message and field by code. */
import { daskOutcomes } from './dask';
import { phoneOutcomes } from './phone';
import type { FieldOutcome } from './person-step';

export const requirementOutcomes = {
  /** Also for a vehicle without a plate. */
  trafficPolicyMissing: {
    message:
      'Bu aracın istediğiniz tarihte yürürlükte bir trafik poliçesi yok. Önce trafik sigortanızı yaptırın, sonra buradan sürdürün.',
  },
  trafficPolicyEndsEarly: {
    message: 'Trafik poliçeniz seyahatin bitişinden önce sona eriyor. Bitişi öne alın ya da önce poliçenizi yenileyin.',
    field: 'travelEndDate',
  },
  trafficPolicyStartsLate: {
    message: 'Trafik poliçeniz seyahatin başlangıcında henüz yürürlükte değil. Daha geç bir başlangıç seçin.',
    field: 'travelStartDate',
  },
  trafficPolicyNotYet: {
    message: 'Trafik poliçeniz henüz başlamadı. Poliçenizin başladığı gün buradan sürdürün ya da plakayı kontrol edin.',
  },
  certificateMissing: {
    message: 'Yetki belgenizin fotoğrafını yükleyin.',
    field: 'authorityCertificate',
  },
  daskInForce: { ...daskOutcomes.daskInForce },
  /** The home was insured elsewhere meanwhile, or the policy expired. */
  daskRenewalGone: {
    message: 'Yenilemek istediğiniz poliçe kayıtta artık yok. Adresi yeniden kaydedin, fiyatı birlikte güncelleyelim.',
    field: 'address',
  },
  daskNotSubject: { message: 'Bu bina zorunlu deprem sigortasına tabi değil: köy yerleşimleri kapsam dışında.' },
  housingTooLarge: {
    message: '250 m² üzeri konutlar için konut sigortası teklifi alın.',
    field: 'buildingArea',
  },
  ...phoneOutcomes,
  healthEntryAge: {
    message: '66 yaş ve üzeri ilk girişte teklif verilmiyor. Süren bir tamamlayıcı sağlık poliçeniz varsa onu yazın.',
    field: 'currentHealthPolicy',
  },
  daskTariffMissing: {
    message: 'Poliçenin başlayacağı ayın tarifesi henüz yayımlanmadı. Ayın ilk günlerinde yeniden deneyin.',
  },
} as const satisfies Record<string, FieldOutcome>;
export type RequirementCode = keyof typeof requirementOutcomes;
