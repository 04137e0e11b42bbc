import { compulsoryCancellation } from '@emsal/lines/kit/refund/cancellation-rule';
import { noExtraInput, type LineWording } from '@emsal/lines/kit/wording/line-wording';
import { trafficWording } from '../traffic/wording';

export const usedVehicleTrafficWording: LineWording = {
  ...trafficWording,
  cancellation: compulsoryCancellation('sale', 'saleFailed', 'scrapped', 'duplicate'),
  asks: { ...noExtraInput, notarySale: true },
  informationForm: [
    'Bu poliçe, satın almakta olduğunuz araç adınıza tescil edilmeden düzenlenir. Noter satışından sonra yeni ruhsatın seri numarasını bize bildirin.',
    ...trafficWording.informationForm,
  ],
  afterSale: {
    ...trafficWording.afterSale,
    title: 'Hayırlı olsun, noter satışına hazırsınız.',
    start: 'Trafik sigortanız başlar. Yeni ruhsat çıkınca belge seri numarasını bize yazın.',
    following: undefined,
    tasks: ['registration'],
  },
};
