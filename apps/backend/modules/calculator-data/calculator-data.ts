/** Lists and figures for calculators and widgets: the value list, and the rule book, which it watches (decision 300). */
import { dataCalls } from '@emsal/api/calls/data';
import { brands, findModel, modelIdOf, typesOf, vehicleTypes, vehicleValue } from '@emsal/reference/vehicles';
import { figureOn } from '@emsal/tariffs/rule-book/rule';
import { ruleBook } from '@emsal/tariffs/rule-book/rule-book';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { defineModule } from '../../http/module';
import { reportLateRules, watchRulesJob } from './watch-rules';

/** More years than the value list reaches back. */
const yearsBack = 30;

const priced = new Set(vehicleTypes.map(({ brandCode }) => brandCode));

function figures(query: string, day: string) {
  return ruleBook
    .filter(({ id }) => id.startsWith(query))
    .flatMap((rule) => {
      const figure = figureOn(rule, day);
      if (!figure) return [];
      const { value, from, confidence } = figure;
      const { id, name: label, unit, next, published: source } = rule;
      return [
        { id, label, value, unit, from, source, isIllustrative: confidence === 'placeholder', nextChange: next.on },
      ];
    });
}

export const calculatorDataModule = defineModule({
  name: 'data',
  calls: dataCalls,
  handlers: {
    'GET data/widgetdata/{query}': async ({ query }, { clock }) => figures(query, dayInTurkey(clock.now())),
    'GET data/GetAutoBrandListForInsurancePrice': async () => brands.filter(({ code }) => priced.has(code)),
    'GET data/GetAutoModelListForInsurancePrice/{model}/{year}': async ({ model, year }) =>
      typesOf(model)
        .filter((type) => vehicleValue(type, year) !== null)
        .map((type) => ({ code: modelIdOf(type), name: type.name })),
    'GET data/GetVehicleBrandList': async () => [...brands],
    'GET data/GetVehicleValueList/{model}/{year}': async ({ model, year }) => {
      const type = findModel(model);
      if (!type) return [];
      return Array.from({ length: yearsBack }, (_, at) => year - at).flatMap((modelYear) => {
        const value = vehicleValue(type, modelYear);
        return value === null ? [] : [{ year: modelYear, value: value * 100 }];
      });
    },
  },
  jobs: [watchRulesJob],
  start: async (services) => reportLateRules(services),
});
