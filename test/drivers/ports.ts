/** Away from the demo's own ports, so that both can run; `PAGES_PORT` moves them, so that two clones can be tested at once. */
export const sellerPort = Number(process.env.PAGES_PORT ?? 4273);
export const hostPagesPort = sellerPort + 10;
export const lightPort = sellerPort + 20;

export const hostPagesOrigin = `http://localhost:${hostPagesPort}`;
