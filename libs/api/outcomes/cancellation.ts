/** Refusals of cancelling a policy and of following it. */
import type { FieldOutcome } from './person-step';
import { serviceProofOutcomes } from './service-proof';

export const cancellationOutcomes = {
  proofNeeded: serviceProofOutcomes.proofNeeded,
  reasonNotAccepted: {
    message: 'Siteden yalnızca aracını satanların poliçesi iptal edilir. Diğer nedenler için bizi arayın.',
  },
  policyNotFound: { message: 'Bu bilgilerle iptal edilebilecek bir araç poliçesi bulamadık.' },
  cancellationOpen: { message: 'Bu poliçe için bir iptal başvurunuz var. Başvuru takibinden izleyin.' },
  saleDayOutside: {
    message: 'Satış günü bugünden sonra ya da poliçenin başlamasından önce olamaz. Noter belgesindeki günü yazın.',
    field: 'saleDate',
  },
  fileGone: { message: 'Fotoğraf bize ulaşmadı. Yeniden yükleyin.', field: 'file' },
  documentUnreadable: {
    message: 'Belgeyi okuyamadık. Satış gününü kendiniz yazın ya da daha net bir fotoğraf yükleyin.',
  },
  otherVehicle: {
    message: 'Bu belge başka bir aracın satışı: plakası poliçenizdekinden farklı. Doğru belgeyi yükleyin.',
  },
  readerSilent: { message: 'Belge okuyucusuna şu anda ulaşamıyoruz. Satış gününü kendiniz yazın.' },
  requestNotFound: { message: 'Girdiğiniz telefon ya da bilgilerle bir başvuru bulamadık.' },
  requestClosed: { message: 'Bu başvuru sonuçlandı; yeni dosya eklenemez.' },
} as const satisfies Record<string, FieldOutcome>;
