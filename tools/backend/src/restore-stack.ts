import type { PgliteConnection } from '@supabase/lite/pglite';

/** Functions of PGlite's WebAssembly module that the package's TypeScript types lack. */
interface PostgresModule {
  readonly ___stack_pointer: { value: unknown };
  _PostgresMainLoopOnce(): void;
}

/**
 * Restores PGlite's stack pointer after each failed SQL statement. PGlite 0.4.5 leaks 1 KB of stack for each one, and
 * hangs after about 10,000 (docs/upstream-bugs.md).
 */
export function restorePgliteStackAfterErrors({ driver }: PgliteConnection): void {
  const module = driver.Module as unknown as PostgresModule;
  const stack = module.___stack_pointer;
  const runStatement = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    const top: unknown = stack.value;
    try {
      runStatement();
    } catch (error) {
      stack.value = top;
      throw error;
    }
  };
}
