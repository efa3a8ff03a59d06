/** The matchers of jest-dom, such as `toBeInTheDocument()`, for the tests of every app. */
import '@testing-library/jest-dom/vitest';
