export const accountPagePath = '/uyelik/hesabim';
export const addPolicyPath = '/uyelik/hesabim/police-ekle';
export const policyPath = (policyNo: string): string => `/uyelik/hesabim/police/${encodeURIComponent(policyNo)}`;
