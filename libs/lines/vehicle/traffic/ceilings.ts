/** The legal ceilings of a car's traffic premium by step. */
import type { FigureTable } from '@emsal/lines/kit/landing/landing';
import { defaultCeilingConfig } from '@emsal/tariffs/traffic/ceiling';
import { ceilingOf, ceilingsAnchor } from '@emsal/tariffs/traffic/newest-ceiling';
import { stepPercent, type TrafficStep } from '@emsal/tariffs/traffic/step';

const steps: readonly TrafficStep[] = [8, 7, 6, 5, 4, 3, 2, 1, 0];
/** İstanbul, Ankara, İzmir. */
const provinces = ['34', '06', '35'];

const signed = (percent: number) => (percent > 0 ? `%${percent} artırım` : `%${-percent} indirim`);

export const trafficCeilings: FigureTable = {
  id: ceilingsAnchor,
  title: 'Trafik sigortası tavan fiyatları',
  intro:
    'Şirketler bu tutarların üzerine çıkamaz; altında kalan fiyatı her şirket kendisi belirler. Kazasız geçen her yıl basamağınızı bir yükseltir, her kaza bir düşürür.',
  source:
    'Şubat 2026, otomobil. Basında yayımlanan azami prim tablosundan hesaplanmıştır; 4. basamağa %10 artırım işlenmiştir. Bilgi içindir, teklif yerine geçmez.',
  rowHeading: 'Basamak',
  noteHeading: 'Etkisi',
  cities: ['İstanbul', 'Ankara', 'İzmir'],
  rows: steps.map((step) => ({
    key: String(step),
    head: `${step}. basamak`,
    note: signed(stepPercent(step, defaultCeilingConfig.step4SurchargePct)),
    prices: provinces.map((province) => ceilingOf(step, province)),
  })),
};
