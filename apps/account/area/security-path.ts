export const securityPath = '/uyelik/hesabim/guvenlik';
