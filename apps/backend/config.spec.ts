import { readConfig } from './config';

const right = { DATABASE_URL: 'postgres://127.0.0.1/emsal', SECRET_KEY: 'k'.repeat(32) };

describe('the environment', () => {
  it('has a default for everything but the database and the key', () => {
    expect(readConfig(right)).toMatchObject({
      port: 4210,
      siteUrl: 'http://localhost:4200',
      sandboxUrl: 'http://127.0.0.1:4300',
      mailUrl: 'http://127.0.0.1:4300',
      redisUrl: undefined,
      pointsPerMinute: 300,
      marketingPermissionRequired: false,
      branchIdReading: 'one',
    });
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ ...right, REDIS_URL: '', API_PORT: '' })).toMatchObject({ redisUrl: undefined, port: 4210 });
  });

  it.each([
    ['DATABASE_URL', 'mysql://x'],
    ['SECRET_KEY', 'short'],
    ['API_PORT', 'seventy'],
    ['API_PORT', '70000'],
    ['REDIS_URL', 'http://x'],
    ['MARKETING_PERMISSION_REQUIRED', 'yes'],
    ['BRANCH_ID_READING', 'four'],
    ['RATE_LIMIT_POINTS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['MAIL_URL', 'mailto:x'],
    ['SITE_URL', 'localhost'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ ...right, [name]: value })).toThrow(
      new RegExp(`^The environment is incomplete:\n  ${name}: .+$`),
    );
  });

  it('names all that is missing at once', () => {
    expect(() => readConfig({})).toThrow(/DATABASE_URL.*\n.*SECRET_KEY/);
  });
});
