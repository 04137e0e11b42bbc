export const accountPagePath = '/uyelik/hesabim';
export const addPolicyPath = '/uyelik/hesabim/police-ekle';
export const policyPath = (policyNo: string): string => `/uyelik/hesabim/police/${encodeURIComponent(policyNo)}`;
/** Of a sold vehicle's policy. */
export const cancellationPath = (policyNo: string): string =>
  `/police-iptal/basvuru?${new URLSearchParams({ police: policyNo }).toString()}`;
