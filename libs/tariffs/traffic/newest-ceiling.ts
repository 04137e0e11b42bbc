import { ceilingPremium } from './ceiling';
import type { TrafficStep } from './step';

/** The newest published month. */
const ceilingMonth = '2026-02';

/** Integer kuruş, highest legal premium of a car. */
export const ceilingOf = (step: TrafficStep, provinceCode = '34') =>
  ceilingPremium({ provinceCode, vehicleClass: 'car', step, month: ceilingMonth });

/** The anchor of their table on the page of traffic insurance. */
export const ceilingsAnchor = 'tavan-fiyatlari';
