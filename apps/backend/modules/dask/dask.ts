/** Compulsory earthquake insurance: renewal, building and loss payee (funnel 5, 7.2). */
import { daskCalls } from '@emsal/api/calls/dask';
import { form as dask } from '@emsal/lines/property/dask/form';
import { payeeBank } from '@emsal/lines/property/dask/dask-options';
import { daskFacts } from '@emsal/lines/property/dask/facts';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { defineModule } from '../../http/module';
import { checkHome, findRenewal } from './running-dask-policy';
import { storeAnswers } from '../draft/store-answers';

export const daskModule = defineModule({
  name: 'dask',
  calls: daskCalls,
  handlers: {
    'GET quoterequestapi/dask/getrenewalinfo/{policyNo}/{visitId}': async ({ policyNo }, context) =>
      findRenewal(policyNo, context),
    'GET quoterequestapi/dask/checkRenewal/{uavtCode}/{visitId}': async ({ uavtCode }, context) =>
      checkHome(uavtCode, context, lineFacts[context.visit.line].compulsoryClass === daskFacts.compulsoryClass),
    'POST quoterequestapi/dask/savedaskinfo': async ({ visitId: _, floor, damageStatus, ...answers }, context) =>
      storeAnswers(
        {
          form: dask,
          step: 'konut-ozellikleri',
          asked: [...Object.keys(answers), ...(floor ? ['floor'] : []), ...(damageStatus ? ['damageStatus'] : [])],
          answers: { ...answers, floor, damageStatus },
        },
        context,
      ),
    'POST quoterequestapi/dask/savelosspayeeinfo': async ({ visitId: _, ...answers }, context) =>
      storeAnswers({ form: dask, step: 'alacakli-bilgileri', asked: payeeFields(answers.payeeType), answers }, context),
  },
});

const payeeFields = (payeeType: string): readonly string[] =>
  payeeType === payeeBank ? ['payeeType', 'bankCode', 'bankCity', 'branchCode'] : ['payeeType', 'financialCompanyCode'];
