export const offersPath = '/uyelik/tekliflerim';
export const resumePath = (quoteHeaderId: string): string => `${offersPath}/${quoteHeaderId}/ac`;
export const resumeFormPath = (formId: string): string => `${offersPath}/form/${formId}/ac`;
export const startWatchPath = (quoteHeaderId: string): string => `${offersPath}/${quoteHeaderId}/takip`;
/** @param policyId of the policy that ends soon */
export const renewalWatchPath = (policyId: string): string => `${offersPath}/yenileme/${policyId}/takip`;
export const watchPath = (watchId: string): string => `${offersPath}/takip/${watchId}`;
