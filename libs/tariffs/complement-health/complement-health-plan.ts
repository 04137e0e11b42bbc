/** The options of an offer of complementary health and their values: network, outpatient treatments a year, maternity. */
export const networkKey = 'network';
export const networks = ['narrow', 'wide'] as const;
export type Network = (typeof networks)[number];

export const outpatientKey = 'outpatient';
export const outpatients = ['none', '6', '8', '10', 'unlimited'] as const;
export type Outpatient = (typeof outpatients)[number];

export const maternityKey = 'maternity';

export interface HealthPlan {
  network: Network;
  outpatient: Outpatient;
  maternity: boolean;
}
