import type { IdentityCheck } from '#platform/identity-check/identity-check.ts'

declare module '../api/context.ts' {
  interface Services {
    /** Undefined where the settings name none: nothing of identification is shown. */
    identityCheck?: IdentityCheck | undefined
  }
}
