export const accountPagePath = '/uyelik/hesabim';
export const addPolicyPath = '/uyelik/hesabim/police-ekle';
export const policyPath = (policyNo: string): string => `/uyelik/hesabim/police/${encodeURIComponent(policyNo)}`;
/** Of a policy: the form asks about it. */
export const helpPath = (policyId: string): string =>
  `/uyelik/yardim?${new URLSearchParams({ police: policyId }).toString()}#talep`;
/** Of a sold vehicle's policy. */
export const cancellationPath = (policyNo: string): string =>
  `/police-iptal/basvuru?${new URLSearchParams({ police: policyNo }).toString()}`;
