import { loggedUrl } from './logged-url';

it.each([
  ['/api/document/mail/geheim?x=1', '/api/document/mail/[redacted]?x=1'],
  ['/api/document/download/geheim', '/api/document/download/[redacted]'],
  ['/police-dogrula/geheim', '/police-dogrula/[redacted]'],
  ['/api/policyrequest/VerifyPolicy/geheim', '/api/policyrequest/VerifyPolicy/[redacted]'],
  ['/teklif-listesi/geheim?utm=1', '/teklif-listesi/[redacted]?utm=1'],
  ['/api/quoterequestapi/offer/GetInsuredInfo/1/geheim/2', '/api/quoterequestapi/offer/GetInsuredInfo/[redacted]'],
  ['/api/POLICYREQUEST/verifypolicy/geheim', '/api/POLICYREQUEST/verifypolicy/[redacted]'],
  ['/dokuman-yukleme?hash=geheim&x=1', '/dokuman-yukleme?hash=[redacted]&x=1'],
  ['/police-pdf/geheim?from=sms', '/police-pdf/[redacted]?from=sms'],
  [
    '/api/selfservice/Addendum/GetAddendumPdfInfo/geheim/sms',
    '/api/selfservice/Addendum/GetAddendumPdfInfo/[redacted]',
  ],
  ['/api/selfservice/formData/getKvkkStatus/10000000147', '/api/selfservice/formData/getKvkkStatus/[redacted]'],
  [
    '/api/selfservice/HealthProcess/GetInformationForm/geheim',
    '/api/selfservice/HealthProcess/GetInformationForm/[redacted]',
  ],
])('%s is logged as %s', (url, logged) => {
  expect(loggedUrl(url)).toBe(logged);
});

it.each(['/trafik-sigortasi/form', '/api/document/0a1b', '/api/token/create'])('%s is logged as it is', (url) => {
  expect(loggedUrl(url)).toBe(url);
});
