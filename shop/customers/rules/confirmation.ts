/** Whether an e-mail must be confirmed before its account can be used: `create_account_confirmation`, off by default. */
export function needsConfirmation(configuration: ReadonlyMap<string, string>): boolean {
  return ['1', 'true'].includes(configuration.get('create_account_confirmation') ?? '')
}
