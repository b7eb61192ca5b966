/** Checks the rows of a table one after another. The message of a failed expectation begins with its row. */
export async function checkRows<Row extends readonly unknown[]>(
  rows: readonly Row[],
  check: (...row: Row) => Promise<void>,
): Promise<void> {
  for (const row of rows) {
    try {
      await check(...row);
    } catch (error) {
      if (error instanceof Error) error.message = `In the row ${JSON.stringify(row)}: ${error.message}`;
      throw error;
    }
  }
}
