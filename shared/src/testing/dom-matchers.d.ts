/** `expect(element).toBeInTheDocument()` and the like, in the tests of every app. */
import '@testing-library/jest-dom/vitest';
