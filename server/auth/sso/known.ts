/** What is known of a provider before there is a contract with it; the rest is configuration (server/auth/sso/README.md 7). */
export const KNOWN: Readonly<Record<string, { claims: Record<string, unknown>; [field: string]: unknown }>> =
  {
    /** Kennisnet. The pseudonym `uid` changes when the user name does; eckId is the chain's own. */
    entree: {
      id: 'entree',
      kind: 'oidc',
      name: 'Entree',
      variants: ['nl'],
      scopes: ['openid'],
      claims: {
        subject: ['uid'],
        affiliation: 'eduPersonAffiliation',
        brin: 'nlEduPersonHomeOrganizationId',
        eckId: 'eckId',
        pupilNumber: 'nlEduPersonProfileId',
        givenName: 'givenName',
      },
    },
    /** Plain OAuth 2.0. A user id is unique within a platform only. Which claim tells the role is for the contract. */
    smartschool: {
      id: 'smartschool',
      kind: 'oauth2',
      name: 'Smartschool',
      variants: ['be'],
      issuer: 'https://oauth.smartschool.be',
      authorize: 'https://oauth.smartschool.be/OAuth',
      token: 'https://oauth.smartschool.be/OAuth/index/token',
      userinfo: 'https://oauth.smartschool.be/Api/V1/userinfo',
      scopes: ['userinfo'],
      claims: {
        subject: ['platform', 'userID'],
        platform: 'platform',
        coAccount: ['isCoAccount', 'typeCoAccount'],
      },
    },
  };
