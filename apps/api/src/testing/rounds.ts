/** Number of repetitions of a test with random timing: `all` in `npm run test:all`, which sets THOROUGH, and `some` in `npm test`. */
export const rounds = (all: number, some: number): number => (process.env['THOROUGH'] === '1' ? all : some);
