// The keys of config.toml in the sections [api], [auth] and [storage], which `supabase config push` sends. Source: version 3
// of the Supabase CLI.

/**
 * Keys that config.toml must have. A push leaves the setting of a missing key as it is, so without a key, the settings of two
 * projects could differ.
 */
export const requiredKeys = `
api.enabled
api.schemas
api.extra_search_path
api.max_rows
auth.enabled
auth.site_url
auth.additional_redirect_urls
auth.jwt_expiry
auth.enable_refresh_token_rotation
auth.refresh_token_reuse_interval
auth.enable_signup
auth.enable_anonymous_sign_ins
auth.enable_manual_linking
auth.minimum_password_length
auth.password_requirements
auth.rate_limit.email_sent
auth.rate_limit.sms_sent
auth.rate_limit.anonymous_users
auth.rate_limit.token_refresh
auth.rate_limit.sign_in_sign_ups
auth.rate_limit.token_verifications
auth.rate_limit.web3
auth.sessions.timebox
auth.sessions.inactivity_timeout
auth.mfa.max_enrolled_factors
auth.mfa.totp.enroll_enabled
auth.mfa.totp.verify_enabled
auth.mfa.phone.enroll_enabled
auth.mfa.phone.verify_enabled
auth.mfa.phone.otp_length
auth.mfa.phone.template
auth.mfa.phone.max_frequency
auth.mfa.web_authn.enroll_enabled
auth.mfa.web_authn.verify_enabled
auth.email.enabled
auth.email.double_confirm_changes
auth.email.enable_confirmations
auth.email.secure_password_change
auth.email.require_current_password
auth.email.max_frequency
auth.email.otp_length
auth.email.otp_expiry
auth.sms.enabled
auth.sms.enable_confirmations
auth.sms.template
auth.sms.max_frequency
auth.external.apple.enabled
auth.web3.solana.enabled
auth.web3.ethereum.enabled
storage.enabled
storage.file_size_limit
`
  .trim()
  .split('\n');

const texts = (path: string, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [`${path}.${name}.subject`, `${path}.${name}.content_path`]);

const notifications = [
  'password_changed',
  'email_changed',
  'phone_changed',
  'identity_linked',
  'identity_unlinked',
  'mfa_factor_enrolled',
  'mfa_factor_unenrolled',
];

/** Keys that config.toml may leave out. */
export const optionalKeys = [
  'storage.s3_protocol.enabled',
  'storage.image_transformation.enabled',
  ...['enabled', 'provider', 'secret'].map((key) => `auth.captcha.${key}`),
  ...['enabled', 'host', 'port', 'user', 'pass', 'admin_email', 'sender_name'].map(
    (key) => `auth.email.smtp.${key}`,
  ),
  ...texts('auth.email.template', [
    'invite',
    'confirmation',
    'recovery',
    'magic_link',
    'email_change',
    'reauthentication',
  ]),
  ...texts('auth.email.notification', notifications),
  ...notifications.map((name) => `auth.email.notification.${name}.enabled`),
];
